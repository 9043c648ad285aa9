ALTER TABLE "consents" ADD COLUMN "accommodations" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "away_ms" bigint DEFAULT 0 NOT NULL;