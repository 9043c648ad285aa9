ALTER TABLE "rooms" DROP CONSTRAINT "rooms_of_a_job";--> statement-breakpoint
ALTER TABLE "rooms" DROP CONSTRAINT "rooms_job_id_job_posts_id_fk";
--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_job_id_job_posts_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_posts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_of_a_job" CHECK ("rooms"."kind" = 'candidate' or "rooms"."job_id" is null);