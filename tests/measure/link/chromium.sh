#!/bin/sh
# Runs the browser in the client's namespace; DevTools uses a pipe, so the measurement stays outside.
exec ip netns exec trama-client "${CHROMIUM_PATH:-/usr/bin/chromium}" "$@"
