CREATE TABLE "reports" (
	"session_id" text PRIMARY KEY NOT NULL,
	"owner_uid" text NOT NULL,
	"report" jsonb,
	"skipped_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"mailed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rooms" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"owner_uid" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"room_id" text NOT NULL,
	"owner_uid" text NOT NULL,
	"candidate_identity" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"end_reason" text,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"seed" text NOT NULL,
	"checkpoint" jsonb,
	"checkpoint_turn" integer DEFAULT -1 NOT NULL,
	"max_ms" bigint NOT NULL,
	"candidate_seen_at" timestamp with time zone,
	"interviewer_seen_at" timestamp with time zone,
	"interviewer_alive_at" timestamp with time zone,
	"interviewer_missing_at" timestamp with time zone,
	"dispatched_at" timestamp with time zone,
	"dispatch_attempts" integer DEFAULT 0 NOT NULL,
	"media_closed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "sessions_room_id_unique" UNIQUE("room_id"),
	CONSTRAINT "sessions_ended" CHECK (("sessions"."status" = 'ended') = ("sessions"."ended_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "turns" (
	"session_id" text NOT NULL,
	"n" integer NOT NULL,
	"content" jsonb NOT NULL,
	"stored_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "turns_session_id_n_pk" PRIMARY KEY("session_id","n")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"uid" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"trial_started_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"source" text NOT NULL,
	"id" text NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_events_source_id_pk" PRIMARY KEY("source","id")
);
--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_owner_uid_users_uid_fk" FOREIGN KEY ("owner_uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_owner_uid_users_uid_fk" FOREIGN KEY ("owner_uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_room_id_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_owner_uid_users_uid_fk" FOREIGN KEY ("owner_uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turns" ADD CONSTRAINT "turns_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rooms_owner" ON "rooms" USING btree ("owner_uid");--> statement-breakpoint
CREATE INDEX "sessions_owner" ON "sessions" USING btree ("owner_uid");--> statement-breakpoint
CREATE INDEX "sessions_live" ON "sessions" USING btree ("status") WHERE "sessions"."media_closed" = false;