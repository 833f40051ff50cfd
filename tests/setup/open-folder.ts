import { statSync } from 'node:fs'
import { dirname } from 'node:path'

/** Whether every user may enter a folder: a checkout below /root is root's alone. */
export function isOpen(folder: string): boolean {
  const up = dirname(folder)
  return (statSync(folder).mode & 0o001) !== 0 && (up === folder || isOpen(up))
}
