#!/bin/sh
# The browser inside the client's namespace; DevTools goes over a pipe, so the measurement stays outside.
exec ip netns exec trama-client "${CHROMIUM_PATH:-/usr/bin/chromium}" "$@"
