CREATE TABLE "announcements" (
	"session_id" text PRIMARY KEY NOT NULL,
	"job_id" text NOT NULL,
	"bar" integer NOT NULL,
	"score" double precision NOT NULL,
	"reached_at" timestamp with time zone DEFAULT now() NOT NULL,
	"mailed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "paid_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_posts" ADD COLUMN "bar" integer DEFAULT 60 NOT NULL;--> statement-breakpoint
ALTER TABLE "job_posts" ADD COLUMN "bar_set_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_posts" ADD COLUMN "candidate_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "number" integer;--> statement-breakpoint
UPDATE "consents" SET "number" = "counted"."number" FROM (
	SELECT "job_id", "uid", row_number() OVER (PARTITION BY "job_id" ORDER BY min("given_at"), "uid") AS "number" FROM "consents" GROUP BY "job_id", "uid"
) "counted" WHERE "consents"."job_id" = "counted"."job_id" AND "consents"."uid" = "counted"."uid";--> statement-breakpoint
UPDATE "job_posts" SET "candidate_count" = (SELECT count(DISTINCT "uid") FROM "consents" WHERE "job_id" = "job_posts"."id");--> statement-breakpoint
ALTER TABLE "consents" ALTER COLUMN "number" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_job_id_job_posts_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_candidate" ON "checkouts" USING btree ("provider","subject") WHERE "checkouts"."kind" = 'candidate' and "checkouts"."status" <> 'closed';--> statement-breakpoint
ALTER TABLE "job_posts" ADD CONSTRAINT "job_posts_bar" CHECK ("job_posts"."bar" between 0 and 100);