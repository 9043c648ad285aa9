CREATE TABLE "chat_messages" (
	"owner_uid" text NOT NULL,
	"conversation_id" text NOT NULL,
	"n" integer NOT NULL,
	"role" text NOT NULL,
	"content" text NOT NULL,
	"said_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_messages_owner_uid_conversation_id_n_pk" PRIMARY KEY("owner_uid","conversation_id","n")
);
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_owner_uid_users_uid_fk" FOREIGN KEY ("owner_uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;