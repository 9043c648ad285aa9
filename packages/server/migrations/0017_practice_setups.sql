CREATE TABLE "practice_setups" (
	"room_id" text PRIMARY KEY NOT NULL,
	"owner_uid" text NOT NULL,
	"role" text NOT NULL,
	"advert" text NOT NULL,
	"described" jsonb,
	"persona" text NOT NULL,
	"minutes" integer NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "practice_setups_minutes" CHECK ("practice_setups"."minutes" > 0)
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "practice_setups" ADD CONSTRAINT "practice_setups_room_id_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_setups" ADD CONSTRAINT "practice_setups_owner_uid_users_uid_fk" FOREIGN KEY ("owner_uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "practice_setups_owner" ON "practice_setups" USING btree ("owner_uid","made_at");