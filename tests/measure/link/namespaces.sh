#!/bin/bash
# namespaces.sh up SHAPER | link SHAPER RTT_MS DOWN_KBPS UP_KBPS | down
# Makes two network namespaces with a slow link between them. TCP is real on both ends, so slow start shows.
case $1 in
up)
  # Ctrl-C reaches the whole process group. A half-done setup would not help, because the lab removes all of it.
  trap '' INT TERM HUP
  set -e
  for name in trama-client trama-server; do
    ip netns list | grep -qw $name || ip netns add $name
    ip netns exec $name ip link set lo up
    ip netns exec $name sysctl -qw net.ipv6.conf.all.disable_ipv6=1 net.ipv4.tcp_no_metrics_save=1 2>/dev/null || true
  done
  ip netns exec trama-server sysctl -qw net.ipv4.tcp_notsent_lowat=16384 2>/dev/null || true
  [ -x "$2" ] || gcc -O2 -o "$2" "$(dirname "$0")/shaper.c" ;;
link)
  exec 3< <(exec "$2" trc trs "$3" "$4" "$5" 100)
  shaper=$!
  trap 'kill $shaper 2>/dev/null' EXIT
  trap 'exit 0' TERM INT HUP
  read -ru3 _ || exit 1
  ip link set trc netns trama-client && ip link set trs netns trama-server || exit 1
  ip netns exec trama-client ip addr add 10.78.0.2/24 dev trc
  ip netns exec trama-client ip link set trc mtu 1500 up
  ip netns exec trama-server ip addr add 10.78.0.1/24 dev trs
  ip netns exec trama-server ip link set trs mtu 1500 up
  echo linked
  wait $shaper ;;
down) for name in trama-client trama-server; do ip netns del $name 2>/dev/null; done ;;
esac
exit 0
