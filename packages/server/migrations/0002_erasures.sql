CREATE TABLE "erasures" (
	"uid" text PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"erased_at" timestamp with time zone,
	"email" text,
	"interviews" integer DEFAULT 0 NOT NULL,
	"paid" boolean DEFAULT false NOT NULL
);
