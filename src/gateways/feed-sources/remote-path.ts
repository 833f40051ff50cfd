/**
 * K-13: the path of a file on a server. It begins at the server's root, or with '/~/' at the folder where the login
 * begins, as curl has it.
 */
export function remotePath(url: URL): string {
  const path = decodeURIComponent(url.pathname)
  return path.startsWith(LOGIN_FOLDER) ? path.slice(LOGIN_FOLDER.length) : path
}

const LOGIN_FOLDER = '/~/'

/** The folder of a file. */
export function remoteFolder(path: string): string {
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  return folder === '' ? '.' : folder
}
