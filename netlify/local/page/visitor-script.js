// Script of the test visitor's page. It does everything through the session module of the site.
const { session } = await import(document.body.dataset.session);
const at = (id) => document.getElementById(id);

const show = (what, { data, error }) => {
  at('said').textContent = error ? `${what}: ${error.message}` : `${what}: done`;
  return data;
};

const refresh = async () => {
  const { data: now } = await session.current();
  const { data: level } = await session.assuranceLevel();
  const until = now && new Date(now.expires_at * 1000).toLocaleTimeString();
  at('state').textContent = now
    ? `${now.user.email} is signed in, level ${level?.currentLevel}, next level ${level?.nextLevel}; token until ${until}`
    : 'Nobody is signed in.';
  const factors = now?.user.factors ?? [];
  at('factors').replaceChildren(
    ...factors.map(({ id, friendly_name: name, factor_type: type, status }) => {
      const item = document.createElement('li');
      const remove = document.createElement('button');
      remove.textContent = 'Delete';
      remove.onclick = async () => show('Delete', await session.factors.unenroll({ factorId: id }));
      item.append(`${name || id}, ${type}, ${status} `, remove);
      return item;
    }),
  );
};

at('sign-in').onclick = async () => {
  const redirectTo = location.origin + location.pathname;
  const address = show('Sign in', await session.signInAddress({ provider: 'local', redirectTo }));
  if (address) location.assign(address);
};

at('sign-out').onclick = async () => show('Sign out', await session.signOut());

let factorId;
at('enroll').onclick = async () => {
  const friendlyName = `App ${new Date().toLocaleTimeString()}`;
  const factor = show('Add a factor', await session.factors.enroll({ factorType: 'totp', friendlyName }));
  if (!factor) return;
  factorId = factor.id;
  at('qr').src = factor.totp.qr_code;
  at('secret').textContent = factor.totp.secret;
  at('second').hidden = false;
};

at('second').onsubmit = async (event) => {
  event.preventDefault();
  const challenge = show('Challenge', await session.factors.challenge({ factorId }));
  if (!challenge) return;
  const code = at('code').value.trim();
  show('Verify', await session.factors.verify({ factorId, challengeId: challenge.id, code }));
  await refresh();
};

session.onChange((change) => {
  at('changes').append(`${change}\n`);
  refresh();
});
await refresh();
for (const id of ['sign-in', 'sign-out', 'enroll']) at(id).disabled = false;
