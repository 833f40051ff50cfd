/** An open database transaction. Opaque outside storage. */
export interface Transaction {
  readonly _brand: 'transaction'
}
