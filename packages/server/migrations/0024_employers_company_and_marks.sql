CREATE TABLE "candidate_marks" (
	"job_id" text NOT NULL,
	"uid" text NOT NULL,
	"shortlisted" boolean DEFAULT false NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"declined_at" timestamp with time zone,
	"decline_mailed_at" timestamp with time zone,
	CONSTRAINT "candidate_marks_job_id_uid_pk" PRIMARY KEY("job_id","uid")
);
--> statement-breakpoint
ALTER TABLE "job_posts" ALTER COLUMN "bar" SET DEFAULT 50;--> statement-breakpoint
ALTER TABLE "job_posts" ADD COLUMN "company" text;--> statement-breakpoint
ALTER TABLE "job_posts" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_posts" ADD COLUMN "minutes" integer;--> statement-breakpoint
ALTER TABLE "job_posts" ADD COLUMN "question_count" integer;--> statement-breakpoint
ALTER TABLE "job_posts" ADD COLUMN "nice_to_have" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "candidate_marks" ADD CONSTRAINT "candidate_marks_job_id_job_posts_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_marks" ADD CONSTRAINT "candidate_marks_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "candidate_marks_uid" ON "candidate_marks" USING btree ("uid");--> statement-breakpoint
ALTER TABLE "job_posts" ADD CONSTRAINT "job_posts_length" CHECK ("job_posts"."minutes" > 0 and "job_posts"."question_count" > 0);