CREATE TABLE "recordings" (
	"key" text PRIMARY KEY NOT NULL,
	"session_id" text,
	"n" integer NOT NULL,
	"start_ms" integer NOT NULL,
	"duration_ms" integer NOT NULL,
	"bytes" integer NOT NULL,
	"noted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"stored_at" timestamp with time zone,
	"erased_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	CONSTRAINT "recordings_removed" CHECK ("recordings"."removed_at" is null or "recordings"."erased_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "recordings_turn" ON "recordings" USING btree ("session_id","n") WHERE "recordings"."stored_at" is not null;--> statement-breakpoint
CREATE INDEX "recordings_session" ON "recordings" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "recordings_left" ON "recordings" USING btree ("noted_at") WHERE "recordings"."removed_at" is null and ("recordings"."session_id" is null or "recordings"."stored_at" is null);--> statement-breakpoint
CREATE INDEX "recordings_stored" ON "recordings" USING btree ("stored_at") WHERE "recordings"."removed_at" is null;