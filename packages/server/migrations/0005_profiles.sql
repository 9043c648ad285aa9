CREATE TABLE "profiles" (
	"owner_uid" text PRIMARY KEY NOT NULL,
	"target_role" text DEFAULT '' NOT NULL,
	"persona" text DEFAULT 'neutral' NOT NULL,
	"job_description" text DEFAULT '' NOT NULL,
	"recording" boolean DEFAULT false NOT NULL,
	"resume_name" text,
	"resume_text" text,
	"resume_added_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_owner_uid_users_uid_fk" FOREIGN KEY ("owner_uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;