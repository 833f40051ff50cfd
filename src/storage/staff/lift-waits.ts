import type { Transaction } from '../transaction.ts'
import type { Transactions } from '../transactions.ts'

/**
 * S3-26: deletes the counts of an account's tries to sign in, and those of the network addresses that they came from.
 * `marks`: the ends of the counts' keys, as `triedMarks` writes them. Returns how many counts there were.
 */
export async function liftWaits(
  marks: readonly string[],
  within: Transaction,
  { queries }: Transactions,
): Promise<number> {
  const rows = await queries(within)
    .selectFrom('limit_counts')
    .where('key', 'like', 'staff-%')
    .where((where) => where.or(marks.map((mark) => where('key', 'like', `%.${mark}`))))
    .select('key')
    .execute()
  const keys = rows.map(({ key }) => key)
  const addresses = keys.flatMap((key) => {
    const [name, address] = key.split('.')
    return name === 'staff-account-address' || name === 'staff-waits' ? [`staff-address.${address}`] : []
  })
  if (keys.length > 0)
    await queries(within)
      .deleteFrom('limit_counts')
      .where('key', 'in', [...keys, ...addresses])
      .execute()
  return keys.length
}
