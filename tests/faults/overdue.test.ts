import { beforeEach, expect, it } from 'vitest';
import { inSimulatedTime } from '../../netlify/local/postgres/simulated-time.ts';
import type { Mail } from '../../netlify/server/email/mail-client.ts';
import { exampleLead } from '../../netlify/server/leads/lead.examples.ts';
import { runSchedule } from '../../netlify/server/leads/scheduled-run.ts';
import { insertLead } from '../../netlify/server/leads/states/insert-lead.ts';
import { act } from '../../netlify/server/leads/states/operator.ts';
import { sharedOutsideServices } from './outside-services.ts';
import { accepted, idOf, simulate, UNCOUNTED } from './simulation.ts';

const outside = await sharedOutsideServices();

let now = new Date(0);
const sent: Mail[] = [];
beforeEach(() => {
  sent.length = 0;
});

const using = () => {
  const simulated = simulate(outside, () => accepted).using;
  return {
    ...simulated,
    environment: { ...simulated.environment, siteUrl: 'https://www.azienda.example' },
    clock: () => now,
    database: inSimulatedTime(outside.real.database, () => now),
    mail: {
      ...simulated.mail,
      send: async (mail: Mail, ...rest: [string, number]) => {
        sent.push(mail);
        return await simulated.mail.send(mail, ...rest);
      },
    },
  };
};
/** In Rome, in winter. */
const at = (time: string) => {
  now = new Date(`${time}+01:00`);
};
const arrive = async (number: number, time: string) => {
  at(time);
  await insertLead(using().database, { ...exampleLead, id: idOf(number) }, false, UNCOUNTED);
  await outside.real.database.query(
    "update leads set state = 'sent', sent_at = created_at where id = $1::uuid",
    [idOf(number)],
  );
};
/** @returns the notices of the runs at these times */
const noticesAt = async (...times: string[]): Promise<Mail[]> => {
  for (const time of times) {
    at(time);
    await runSchedule(using());
  }
  return sent.filter(({ subject }) => subject.includes('senza risposta'));
};

// The 23rd of November 2026 is a Monday.
it('names a request once in the morning after its hours have passed, with name, telephone and link', async () => {
  await arrive(1, '2026-11-23T10:00:00');
  expect(await noticesAt('2026-11-24T09:30:00', '2026-11-24T11:00:00', '2026-11-25T06:45:00')).toEqual([]);
  const [notice, ...others] = await noticesAt(
    '2026-11-25T07:00:00',
    '2026-11-25T07:15:00',
    '2026-11-26T07:00:00',
    '2026-12-09T07:15:00',
  );
  expect(others).toEqual([]);
  const { name, phone } = exampleLead.payload;
  for (const part of [
    name,
    phone,
    `https://www.azienda.example/api/desk/${idOf(1)}`,
    'https://www.azienda.example/api/desk?state=to-call',
  ])
    expect(notice?.text).toContain(part);
  expect(notice?.text).not.toContain('npm run');
});

it('does not count the days on which the office is closed', async () => {
  await arrive(1, '2026-11-27T17:00:00');
  await arrive(2, '2026-11-28T10:00:00');
  expect(
    await noticesAt(
      '2026-11-28T18:00:00',
      '2026-11-29T09:00:00',
      '2026-11-30T07:00:00',
      '2026-11-30T18:00:00',
    ),
  ).toEqual([]);
  const [notice] = await noticesAt('2026-12-01T07:00:00');
  expect(notice?.subject).toContain('Richieste senza risposta: 2');
});

it.each(['handled', 'dismiss', 'erase'] as const)(
  'does not name one that was %s before the morning',
  async (action) => {
    await arrive(1, '2026-11-23T10:00:00');
    at('2026-11-24T18:00:00');
    await act(using().database, idOf(1), action);
    expect(await noticesAt('2026-11-25T07:00:00', '2026-11-26T07:00:00')).toEqual([]);
  },
);
