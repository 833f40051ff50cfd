// node peers/start-opensearch.mjs [--port 9200] [--nodes 2]: starts a real OpenSearch cluster on this machine, for the
// contract suite and the bench. Needs Java 17 or later and Maven, which downloads OpenSearch's artefacts into .peers/
// the first time. Each node is a process; its data is deleted at the next start. Ctrl-C or SIGTERM ends the cluster.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, openSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

let ending = false
const HEAP = '512m'
const START_SECONDS = 120

const { values } = parseArgs({
  options: { port: { type: 'string', default: '9200' }, nodes: { type: 'string', default: '2' } },
})
const port = Number(values.port)
const count = Number(values.nodes)
const source = join(import.meta.dirname, 'opensearch')
const folder = join(import.meta.dirname, '..', '.peers', 'opensearch')
const data = join(folder, `data-${port}`)
const url = `http://localhost:${port}`

fetchArtefacts()
rmSync(data, { recursive: true, force: true })
mkdirSync(data, { recursive: true })
const nodes = Array.from({ length: count }, (_, index) => startNode(index + 1))
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, end)
await untilJoined()
console.log(`OpenSearch, ${count} nodes: ${url}`)
console.log(`OPENSEARCH_URL=${url} npm run unit -- src/search/opensearch`)
console.log(`OPENSEARCH_URL=${url} node peers/bench-opensearch.ts`)
console.log('Ctrl-C ends it.')

function fetchArtefacts() {
  if (existsSync(join(folder, 'lib', '.whole'))) return
  console.log('Fetching OpenSearch by Maven …')
  const lib = join(folder, 'lib')
  const { status, error } = spawnSync(
    'mvn',
    [
      '-q',
      '-B',
      ...['-f', join(source, 'pom.xml')],
      `-Dmaven.repo.local=${join(folder, 'maven')}`,
      `-DoutputDirectory=${lib}`,
      'dependency:copy-dependencies',
    ],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  )
  if (status !== 0)
    fail(`Maven could not fetch OpenSearch${error ? ` (${error.message})` : ''}. Are Maven and Java 17 here?`)
  mkdirSync(join(lib, '.whole'))
}

function startNode(number) {
  const log = openSync(join(data, `node-${number}.log`), 'w')
  const node = spawn(
    'java',
    [
      `-Xms${HEAP}`,
      `-Xmx${HEAP}`,
      ...['-cp', join(folder, 'lib', '*'), join(source, 'OpenSearchNode.java')],
      ...[number, data, port, port + 100, count].map(String),
    ],
    // Its own process group, so that Ctrl-C reaches only us. It ends when its input closes, even if we are killed.
    { stdio: ['pipe', log, log], detached: true },
  )
  node.once('error', (error) => fail(`Java could not be started (${error.message}).`))
  node.once('exit', (code) => {
    if (!ending) fail(`Node ${number} ended (${code}); ${join(data, `node-${number}.log`)} says why.`)
  })
  return node
}

async function untilJoined() {
  for (let second = 0; second < START_SECONDS; second++) {
    const health = await fetch(`${url}/_cluster/health`).then(
      (response) => response.json(),
      // Not listening yet.
      () => null,
    )
    if (health?.number_of_nodes === count) return
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
  fail(`The nodes have not found each other in ${START_SECONDS} seconds; their logs are in ${data}.`)
}

/** Lets the nodes close their files; kills a node that takes longer than 10 seconds. */
async function end() {
  ending = true
  const gone = nodes.map((node) => new Promise((resolve) => node.once('exit', resolve)))
  for (const node of nodes) node.stdin.end()
  const late = setTimeout(() => {
    for (const node of nodes) node.kill('SIGKILL')
  }, 10_000)
  await Promise.all(gone)
  clearTimeout(late)
  process.exit(process.exitCode ?? 0)
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
