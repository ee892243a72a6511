/** The role of every statement that comes over the SQL endpoint, also its user name. */
export const LOCAL_ROLE = 'trama';

/**
 * Creates the role, for a superuser to run at each start. It owns what the site stores and may create more, but as an
 * ordinary role it cannot run programs (`copy … to program`), nor read or write files of this machine. Tables that an
 * earlier version has created as superuser become its own.
 */
export const CREATE_ROLE = `do $do$
declare
  kept record;
begin
  if not exists (select from pg_roles where rolname = '${LOCAL_ROLE}') then
    create role ${LOCAL_ROLE} login;
  end if;
  execute format('grant create, temporary on database %I to ${LOCAL_ROLE}', current_database());
  alter schema public owner to ${LOCAL_ROLE};
  for kept in
    select oid::regclass as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relowner <> '${LOCAL_ROLE}'::regrole
  loop
    execute format('alter table %s owner to ${LOCAL_ROLE}', kept.name);
  end loop;
end $do$`;
