import { isAskedToRun } from '../../../netlify/server/command/arguments.ts';
import { readProjectFile } from '../project-files.ts';
import { packagesOf } from './packages.ts';
import { licenseReport } from './report.ts';

const USAGE = `Usage: npm run licenses

Lists every package of package-lock.json: name and version, who gets it, licence (SPDX).

  production    runs in the functions or reaches visitors: permissive licences only
  development   builds and tests the site: also MPL-2.0, LGPL-3.0-or-later, CC-BY-3.0, Python-2.0

Exit status 1 when a licence is not on the list of tests/repo/licenses/policy.ts.`;

if (isAskedToRun(USAGE)) {
  const { text, ok } = licenseReport(packagesOf(JSON.parse(readProjectFile('package-lock.json'))));
  console.log(text);
  process.exitCode = ok ? 0 : 1;
}
