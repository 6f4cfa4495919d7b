/** Whether a host is this machine, which no one else can reach, so that no TLS is needed. @param hostname as in a URL */
export const isThisMachine = (hostname: string): boolean =>
  /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
