-- Whether a text is an Italian VAT number: 11 digits, of which the last checks the others. The second, fourth … count
-- double, less 9 from 10 on, and the sum is a multiple of 10. The same rule: src/lead/vat-number.ts.
create function is_vat_number(typed text) returns boolean
language sql immutable strict parallel safe
as $$
  select case when typed ~ '^[0-9]{11}$' then (
    select sum(substr(case when place % 2 = 0 then '0246813579' else '0123456789' end,
      substr(typed, place, 1)::integer + 1, 1)::integer) % 10 = 0
    from generate_series(1, 11) place
  ) else false end
$$;

-- The payload of a request for a quote may hold one, and no other. Rows from before, and those without personal data, hold none.
alter table leads add constraint leads_vat_number check (
  payload ->> 'vatNumber' is null or (form_type = 'quote' and is_vat_number(payload ->> 'vatNumber'))
);
