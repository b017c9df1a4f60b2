// Signs in at a server with Auth.js, as its own client does.
const get = async (path) => (await fetch(`/api/auth/${path}`)).json();
const getToken = async () => (await get('csrf')).csrfToken;

async function post(path, fields = {}) {
  const body = new URLSearchParams({ ...fields, csrfToken: await getToken() });
  const headers = { 'x-auth-return-redirect': '1' };
  const answer = await fetch(`/api/auth/${path}`, { method: 'POST', headers, body, redirect: 'error' });
  return answer.json();
}

document.querySelector('wallet-modal').siwe = {
  getNonce: getToken,
  async verifyMessage({ message, signature }) {
    const { url } = await post('callback/credentials', { message, signature });
    return !new URL(url).searchParams.has('error');
  },
  async getSession() {
    const session = await get('session');
    return session && { ...session, expiresAt: session.expires };
  },
  signOut: () => post('signout'),
};
