CREATE TABLE "preview_reports" (
	"session_id" text PRIMARY KEY NOT NULL,
	"report" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "kept_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "preview_reports" ADD CONSTRAINT "preview_reports_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;