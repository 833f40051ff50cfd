import { type PGlite, parse, protocol, type QueryOptions, type Results, type Transaction } from '@electric-sql/pglite'

/**
 * The embedded database with statements that it parses once (Postgres, 'Extended Query'): parsing and planning take two
 * thirds of a typical query of ours. The least recently used go when there are many. Queries with options of their own, and
 * those that are neither read nor write, run as before.
 */
export function withPreparedStatements(pglite: PGlite): PGlite {
  const statements = new Map<string, Statement>()
  let count = 0

  const statementOf = async (text: string): Promise<Statement> => {
    const cachedStatement = statements.get(text)
    // A map keeps the order in which its entries came: the first is the least recently used.
    if (cachedStatement) statements.delete(text)
    const statement = cachedStatement ?? (await prepare(text))
    statements.set(text, statement)
    return statement
  }

  const prepare = async (text: string): Promise<Statement> => {
    const [oldest] = statements
    if (oldest && statements.size >= MOST_STATEMENTS) {
      statements.delete(oldest[0])
      await send(pglite, serialize.close({ type: 'S', name: oldest[1].name }))
    }
    count += 1
    const name = `forecourt_${count}`
    const answer = await send(pglite, serialize.parse({ name, text }), serialize.describe({ type: 'S', name }))
    const types = parse.parseDescribeStatementResults(answer)
    return { name, types, columns: answer.filter((each) => each.name === 'rowDescription') }
  }

  const run = async <Row>(text: string, values: readonly unknown[]): Promise<Results<Row>> => {
    const { name, types, columns } = await statementOf(text)
    const texts = values.map((value, index) => serialized(pglite, value, types[index]))
    const answer = await send(pglite, serialize.bind({ statement: name, values: texts }), serialize.execute({}))
    const [results] = parse.parseResults([...columns, ...answer], pglite.parsers)
    return results as Results<Row>
  }

  /** Null if another transaction is open: the query then has to wait for its end. */
  const runAlone = (text: string, values: readonly unknown[]) =>
    pglite.runExclusive(async () => {
      if (pglite.isInTransaction()) return null
      const results = await run(text, values)
      await pglite.syncToFs()
      return results
    })

  const query: PGlite['query'] = async <Row>(text: string, values: unknown[] = [], options?: QueryOptions) => {
    const alone = isPrepared(text, options) ? await runAlone(text, values) : null
    return (alone as Results<Row> | null) ?? pglite.query<Row>(text, values, options)
  }

  const within = (transaction: Transaction): Transaction => ({
    ...transaction,
    get closed() {
      return transaction.closed
    },
    query: async <Row>(text: string, values: unknown[] = [], options?: QueryOptions) =>
      transaction.closed || !isPrepared(text, options)
        ? transaction.query<Row>(text, values, options)
        : pglite.runExclusive(() => run<Row>(text, values)),
  })

  return new Proxy(pglite, {
    get(target, name) {
      if (name === 'query') return query
      if (name === 'transaction')
        return <T>(work: (transaction: Transaction) => Promise<T>) => target.transaction((each) => work(within(each)))
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

/** What the database said about a statement when it parsed it. */
interface Statement {
  readonly name: string
  /** Of its parameters. */
  readonly types: readonly number[]
  /** The message with the names and types of its columns; none if it has none. */
  readonly columns: readonly Message[]
}

type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number]

const { serialize } = protocol

/** More than the pages and jobs of a busy hour use. */
const MOST_STATEMENTS = 400

function isPrepared(text: string, options: QueryOptions | undefined): boolean {
  const optionNames = Object.keys(options ?? {}).filter((name) => name !== 'rowMode')
  if (optionNames.length > 0 || options?.rowMode === 'array') return false
  return /^\s*(select|insert|update|delete|with)\b/i.test(text)
}

/** Sends messages and the one after which the database takes others again, also after an error. */
function send(pglite: PGlite, ...parts: readonly Uint8Array[]): Promise<Message[]> {
  return pglite.execProtocolStream(Buffer.concat([...parts, serialize.sync()]), { syncToFs: false })
}

function serialized({ serializers }: PGlite, value: unknown, type: number | undefined): string | null {
  if (value === null || value === undefined) return null
  return (type === undefined ? undefined : serializers[type])?.(value) ?? String(value)
}
