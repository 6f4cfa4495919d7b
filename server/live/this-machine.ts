/** Whether a host, as in a URL, is this machine, which no one else can reach, so that no TLS is needed. */
export const isThisMachine = (hostname: string): boolean =>
  /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
