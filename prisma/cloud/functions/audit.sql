-- The deeds of admins are written once. Not even the role that owns the table changes or removes an entry by a statement alone.
CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log takes no %', lower(TG_OP) USING ERRCODE = 'insufficient_privilege';
END $$;

CREATE OR REPLACE TRIGGER admin_audit_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON admin_audit
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
