// Scripts that start Astro load this module first (`--import` in package.json). A variable before a command, as shells
// write it, does not run in cmd.exe.
process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
