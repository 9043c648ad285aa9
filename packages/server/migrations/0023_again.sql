CREATE TABLE "assessed_answers" (
	"session_id" text NOT NULL,
	"question_id" text NOT NULL,
	"owner_uid" text NOT NULL,
	"question" text NOT NULL,
	"title" text NOT NULL,
	"level" text NOT NULL,
	"said_at" timestamp with time zone NOT NULL,
	CONSTRAINT "assessed_answers_session_id_question_id_pk" PRIMARY KEY("session_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "tries" (
	"room_id" text PRIMARY KEY NOT NULL,
	"owner_uid" text NOT NULL,
	"session_id" text NOT NULL,
	"question_id" text NOT NULL,
	"question" text NOT NULL,
	"plan" jsonb NOT NULL,
	"persona" text NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assessed_answers" ADD CONSTRAINT "assessed_answers_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessed_answers" ADD CONSTRAINT "assessed_answers_owner_uid_users_uid_fk" FOREIGN KEY ("owner_uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tries" ADD CONSTRAINT "tries_room_id_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tries" ADD CONSTRAINT "tries_owner_uid_users_uid_fk" FOREIGN KEY ("owner_uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tries" ADD CONSTRAINT "tries_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assessed_answers_owner" ON "assessed_answers" USING btree ("owner_uid","said_at");--> statement-breakpoint
CREATE INDEX "tries_of" ON "tries" USING btree ("session_id","question_id");--> statement-breakpoint
CREATE INDEX "tries_owner" ON "tries" USING btree ("owner_uid");