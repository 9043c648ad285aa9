CREATE TABLE "job_logos" (
	"job_id" text PRIMARY KEY NOT NULL,
	"picture" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "job_logos" ADD CONSTRAINT "job_logos_job_id_job_posts_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_posts"("id") ON DELETE cascade ON UPDATE no action;