CREATE TABLE "audit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"job_id" text,
	"actor" text NOT NULL,
	"link" integer,
	"act" text NOT NULL,
	"candidate" integer,
	"bar" integer,
	"view_key" text,
	CONSTRAINT "audit_entries_view_key_unique" UNIQUE("view_key"),
	CONSTRAINT "audit_entries_link" CHECK (("audit_entries"."actor" = 'link') = ("audit_entries"."link" is not null))
);
--> statement-breakpoint
CREATE INDEX "audit_entries_job" ON "audit_entries" USING btree ("job_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("at");--> statement-breakpoint
-- Rows are only added. Retention says that it is retention, for its own transaction.
CREATE FUNCTION "keep_audit_entries"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND current_setting('viva.retention', true) = 'on' THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'audit_entries is append-only';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "audit_entries_rows" BEFORE UPDATE OR DELETE ON "audit_entries" FOR EACH ROW EXECUTE FUNCTION "keep_audit_entries"();--> statement-breakpoint
CREATE TRIGGER "audit_entries_all" BEFORE TRUNCATE ON "audit_entries" FOR EACH STATEMENT EXECUTE FUNCTION "keep_audit_entries"();--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "bar" integer;--> statement-breakpoint
-- Where the bar was set after a consent, the earlier one is not known: the usual one held, or one that somebody reached.
UPDATE "consents" SET "bar" = CASE
	WHEN "job_posts"."bar_set_at" IS NULL OR "job_posts"."bar_set_at" <= "consents"."given_at" THEN "job_posts"."bar"
	ELSE greatest("job_posts"."bar", 60, (SELECT max("bar") FROM "announcements" WHERE "announcements"."job_id" = "job_posts"."id"))
END FROM "job_posts" WHERE "job_posts"."id" = "consents"."job_id";--> statement-breakpoint
ALTER TABLE "consents" ALTER COLUMN "bar" SET NOT NULL;
