/** A database transaction under way. Opaque: only storage knows what is in it. */
export interface Transaction {
  readonly _brand: 'transaction'
}
