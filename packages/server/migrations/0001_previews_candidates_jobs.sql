CREATE TABLE "job_posts" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"content" text,
	"suggestion" jsonb,
	"revision" integer DEFAULT 0 NOT NULL,
	"finalized_at" timestamp with time zone,
	"title" text,
	"skills" text[],
	"questions" text[],
	"contact_email" text,
	"key_hash" text,
	"key_rotation" integer DEFAULT 0 NOT NULL,
	"mailed_rotation" integer,
	"closed_at" timestamp with time zone,
	CONSTRAINT "job_posts_key_hash_unique" UNIQUE("key_hash"),
	CONSTRAINT "job_posts_read" CHECK (("job_posts"."content" is null) = ("job_posts"."suggestion" is null)),
	CONSTRAINT "job_posts_final" CHECK (num_nulls("job_posts"."finalized_at", "job_posts"."title", "job_posts"."skills", "job_posts"."questions", "job_posts"."contact_email", "job_posts"."key_hash") in (0, 6))
);
--> statement-breakpoint
CREATE TABLE "address_uses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "address_uses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"purpose" text NOT NULL,
	"address" text NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"job_id" text NOT NULL,
	"uid" text NOT NULL,
	"version" text NOT NULL,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consents_job_id_uid_version_pk" PRIMARY KEY("job_id","uid","version")
);
--> statement-breakpoint
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_room_id_rooms_id_fk";
--> statement-breakpoint
ALTER TABLE "rooms" ALTER COLUMN "owner_uid" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "owner_uid" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "job_id" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "kind" text DEFAULT 'practice' NOT NULL;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_job_id_job_posts_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_posts_drafts" ON "job_posts" USING btree ("created_at") WHERE "job_posts"."finalized_at" is null;--> statement-breakpoint
CREATE INDEX "address_uses_who" ON "address_uses" USING btree ("purpose","address","used_at");--> statement-breakpoint
CREATE INDEX "address_uses_when" ON "address_uses" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "consents_uid" ON "consents" USING btree ("uid");--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_job_id_job_posts_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_id_kind" UNIQUE("id","kind");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_room" FOREIGN KEY ("room_id","kind") REFERENCES "public"."rooms"("id","kind") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rooms_previews" ON "rooms" USING btree ("created_at") WHERE "rooms"."kind" = 'preview';--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_candidate" UNIQUE("job_id","owner_uid");--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_of_nobody" CHECK (("rooms"."kind" = 'preview') = ("rooms"."owner_uid" is null));--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_of_a_job" CHECK (("rooms"."kind" = 'candidate') = ("rooms"."job_id" is not null));--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_of_nobody" CHECK (("sessions"."kind" = 'preview') = ("sessions"."owner_uid" is null));