CREATE TABLE "held_interviews" (
	"job_id" text NOT NULL,
	"candidate" text NOT NULL,
	CONSTRAINT "held_interviews_job_id_candidate_pk" PRIMARY KEY("job_id","candidate")
);
--> statement-breakpoint
ALTER TABLE "held_interviews" ADD CONSTRAINT "held_interviews_job_id_job_posts_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_posts"("id") ON DELETE cascade ON UPDATE no action;