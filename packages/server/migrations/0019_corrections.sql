CREATE TABLE "corrections" (
	"session_id" text NOT NULL,
	"n" integer NOT NULL,
	"text" text NOT NULL,
	"corrected_at" timestamp with time zone DEFAULT now() NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"assessed_at" timestamp with time zone,
	CONSTRAINT "corrections_session_id_n_pk" PRIMARY KEY("session_id","n")
);
--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_turn" FOREIGN KEY ("session_id","n") REFERENCES "public"."turns"("session_id","n") ON DELETE cascade ON UPDATE no action;