CREATE TABLE "email_invitations" (
	"id" text PRIMARY KEY NOT NULL,
	"job_id" text NOT NULL,
	"email" text NOT NULL,
	"mailbox" text NOT NULL,
	"invited_at" timestamp with time zone DEFAULT now() NOT NULL,
	"mailed_at" timestamp with time zone,
	"failed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "invitation_uses" (
	"invitation_id" text PRIMARY KEY NOT NULL,
	"mailbox_hash" text NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unwanted_invitations" (
	"mailbox_hash" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "email_invitations" ADD CONSTRAINT "email_invitations_job_id_job_posts_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "email_invitations_once" ON "email_invitations" USING btree ("job_id","mailbox");--> statement-breakpoint
CREATE INDEX "email_invitations_mailbox" ON "email_invitations" USING btree ("mailbox");--> statement-breakpoint
CREATE INDEX "invitation_uses_mailbox" ON "invitation_uses" USING btree ("mailbox_hash","used_at");