import { expect, test } from 'vitest';
import { findCommandWords, findNodeFiles, findNpmPackages, findProgramSources, isRunnable } from './shellCommands';

test('finds the first word of every command but not arguments, strings and comments', () => {
  expect(
    findCommandWords(`# sudo reboot
export A="x; rm -rf /" && read -rs B
curl -sS \\
  "http://192.168.1.20/?a=$(printf 1)" | jq -r .data
if [ -z "$B" ]; then echo 'apt install' >&2; fi
cat <<EOF
systemctl restart janus
EOF`),
  ).toEqual(['export', 'read', 'curl', 'jq', '[', 'echo', 'cat', 'printf']);
});

test('allows only known tools that write inside their folder', () => {
  expect(isRunnable('TOKEN=a curl -sS http://192.168.1.20/ | jq .')).toBe(true);
  expect(isRunnable('curl -sS http://192.168.1.20/ | sudo tee /etc/hosts')).toBe(false);
  expect(isRunnable('echo "$(rm -rf /)"')).toBe(false);
  expect(isRunnable('echo `rm -rf /`')).toBe(false);
  expect(isRunnable('echo $(echo $(rm -rf /))')).toBe(false);
  expect(isRunnable('timeout 5 bash -c "</dev/tcp/192.168.1.20/80" && echo ok')).toBe(true);
  expect(isRunnable("timeout 5 bash -c 'sudo reboot'")).toBe(false);
  expect(isRunnable('"$TOOL" --all')).toBe(false);
  expect(isRunnable('timeout 5 reboot')).toBe(false);
  expect(isRunnable('echo 192.168.1.20 > /etc/hosts')).toBe(false);
  expect(isRunnable('echo 192.168.1.20 > hosts 2>/dev/null')).toBe(true);
  expect(isRunnable('cd .. && echo a > b')).toBe(false);
  expect(isRunnable('mkdir -p /opt/app')).toBe(false);
  expect(isRunnable('curl -sS http://192.168.1.20/ --output /etc/hosts')).toBe(false);
  expect(isRunnable('mkdir -p app && cd app && curl -sS http://192.168.1.20/ -o a.bin')).toBe(true);
  expect(isRunnable('exec 3<>/dev/tcp/127.0.0.1/8020')).toBe(true);
  expect(isRunnable('exec sudo reboot')).toBe(false);
  expect(isRunnable('gcc -o agent agent.c && ./agent')).toBe(true);
  expect(isRunnable('./../agent')).toBe(false);
  expect(isRunnable('')).toBe(false);
});

test('finds commands in strings and here-documents', () => {
  expect(isRunnable('echo "编号 # 1" && rm -rf /')).toBe(false);
  expect(isRunnable('echo "编号 # 1" && echo 2 # it is done')).toBe(true);
  expect(isRunnable('cat <<EOF\n$(rm -rf /)\nEOF')).toBe(false);
  expect(isRunnable("cat <<'EOF'\n$(rm -rf /)\nEOF\necho")).toBe(true);
  expect(isRunnable("bash <<'EOF'\nrm -rf /\nEOF")).toBe(false);
  expect(isRunnable("echo 'rm -rf /' | bash")).toBe(false);
  expect(isRunnable('bash check.sh')).toBe(true);
});

test('finds files passed to node and packages installed by npm', () => {
  expect(findNodeFiles('cd app && node device.mjs')).toEqual(['device.mjs']);
  expect(findNpmPackages('npm install -s mqtt@5 @stomp/stompjs@7 && echo')).toEqual([
    { name: 'mqtt', range: '5' },
    { name: '@stomp/stompjs', range: '7' },
  ]);
});

test('finds the source files of started programs', () => {
  expect(findProgramSources('go build -o agent agent.go\n./agent 5')).toEqual(['agent.c', 'agent.go']);
  expect(findProgramSources('go run ./exchange.go')).toEqual(['exchange.go']);
});
