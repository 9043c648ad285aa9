CREATE TABLE "job_tries" (
	"job_id" text PRIMARY KEY NOT NULL,
	"begun" integer NOT NULL,
	"first_at" timestamp with time zone DEFAULT now() NOT NULL
);
