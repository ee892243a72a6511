import { NOW } from '../database/time.ts';

/**
 * How many hours of one visitor's limit a network has for a day: 50 leads, which are mailed in 25 seconds.
 * docs/reliability.md explains both ceilings to the agency.
 */
const NETWORK_HOURS = 2.5;

/** All leads that are mailed in a day: so many rows take 100 MB, and the networks of the whole world send no more. */
const MAILED_PER_DAY = 10_000;

/** How far a network's next lead stands behind its last one that still waits, so that others have their turn between. */
const BETWEEN_LEADS = "interval '5 minutes'";

/** SQL: a network's mailed leads since then, without the one that is being stored. */
const sentBy = (network: string, since: string): string =>
  `(select count(*) from lead_networks where network = ${network} and created_at > ${NOW} - interval '${since}'
    and lead_id <> $1::uuid)`;

/** SQL: the most leads that the agency got on one day of the four weeks before today, without those of a flood. */
const BUSIEST_DAY = `(select coalesce(max(leads), 0) from (
    select count(*) as leads from leads where held_for is null
      and created_at > ${NOW} - interval '29 days' and created_at <= ${NOW} - interval '1 day'
    group by date_trunc('day', created_at at time zone 'Europe/Rome')) days)`;

/** Fewer leads in an hour are nobody's news, even of an agency that had none the month before. */
const UNUSUAL_FROM = 30;

/**
 * SQL: hours, of the last two, in which more leads came than on the busiest day: `hour`, `leads`, `busiest`. A campaign or
 * a botnet of many networks looks like this, and only a person can tell which. The month is read only for an hour with
 * many leads.
 */
export const UNUSUAL_HOURS = `select hour, leads, busiest from (
    select date_trunc('hour', created_at) as hour, count(*) as leads from leads
    where held_for is null and created_at > ${NOW} - interval '2 hours'
    group by 1 having count(*) >= ${UNUSUAL_FROM}) hours
  cross join lateral (select ${BUSIEST_DAY} as busiest offset 0) month where leads > busiest`;

/** SQL: leads of the last day, counted at most up to the limit, in the order of the index that has their times. */
const ALL_OF_A_DAY = `(select count(*) from (select from leads
    where created_at > ${NOW} - interval '1 day' and held_for is null
    order by created_at desc limit ${MAILED_PER_DAY}) recent)`;

/**
 * SQL: whether a new lead comes above a ceiling. `$1` is its id, `$12` the visitor's key, `$13` that of the widest network
 * (both null = not counted), `$14` how many leads a visitor may send in an hour. `case` reads the month only for a
 * network that has sent its fifty.
 */
export const IS_ABOVE_CEILING = `case
    when $12::text is null then false
    when ${sentBy('$12::text', '1 hour')} >= $14::bigint then true
    when ${sentBy('$13::text', '1 day')} >= ceil(${NETWORK_HOURS} * $14::bigint)
      then ${sentBy('$13::text', '1 day')} >= ${BUSIEST_DAY}
    else ${ALL_OF_A_DAY} >= ${MAILED_PER_DAY}
  end`;

/**
 * SQL: the turn of a new lead in the queue; null = its arrival, because its network has no other lead waiting. `offset 0`
 * keeps Postgres from asking for each waiting lead whether it is of this network, when it does not know that many wait.
 */
export const TURN = `(select max(greatest(turn, created_at)) + ${BETWEEN_LEADS}
    from (select lead_id from lead_networks where network = $13::text and lead_id <> $1::uuid offset 0) own
    cross join lateral (select turn, leads.created_at from leads where leads.id = lead_id and state = 'pending' offset 0) ahead)`;
