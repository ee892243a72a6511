-- The payload of a request for a quote may hold an Italian VAT number, and no other: 11 digits, of which the last checks the
-- others. The second, fourth … count double, less 9 from 10 on, and the sum is a multiple of 10. The same rule:
-- src/lead/vat-number.ts. Rows from before, and those without personal data, hold none. Spelt out: a function of our own would
-- be looked up by every statement that writes a lead.
alter table leads add constraint leads_vat_number check (
  payload ->> 'vatNumber' is null or (
    form_type = 'quote' and case when payload ->> 'vatNumber' ~ '^[0-9]{11}$' then (
      substr(payload ->> 'vatNumber', 1, 1)::integer
      + translate(substr(payload ->> 'vatNumber', 2, 1), '0123456789', '0246813579')::integer
      + substr(payload ->> 'vatNumber', 3, 1)::integer
      + translate(substr(payload ->> 'vatNumber', 4, 1), '0123456789', '0246813579')::integer
      + substr(payload ->> 'vatNumber', 5, 1)::integer
      + translate(substr(payload ->> 'vatNumber', 6, 1), '0123456789', '0246813579')::integer
      + substr(payload ->> 'vatNumber', 7, 1)::integer
      + translate(substr(payload ->> 'vatNumber', 8, 1), '0123456789', '0246813579')::integer
      + substr(payload ->> 'vatNumber', 9, 1)::integer
      + translate(substr(payload ->> 'vatNumber', 10, 1), '0123456789', '0246813579')::integer
      + substr(payload ->> 'vatNumber', 11, 1)::integer
    ) % 10 = 0 else false end
  )
);
