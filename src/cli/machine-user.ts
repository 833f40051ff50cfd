import { userInfo } from 'node:os'

/** Who runs a command, for the history: the user who called sudo, else this one; by number where it has no name. */
export function machineUser(): string {
  const { SUDO_USER: asked } = process.env
  if (asked) return asked
  try {
    return userInfo().username
  } catch {
    // A user without a line in /etc/passwd, as in containers.
    return `user ${process.geteuid?.() ?? 'unknown'}`
  }
}
