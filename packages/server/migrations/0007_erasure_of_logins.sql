ALTER TABLE "erasures" ADD COLUMN "asking" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "erasures" ADD COLUMN "login_removed_at" timestamp with time zone;--> statement-breakpoint
UPDATE "erasures" SET "login_removed_at" = "erased_at" WHERE "erased_at" IS NOT NULL;
