import Layout from '@theme/Layout';
import pages from '@generated/catalog/default/pages.json';
export default function Home() { return <Layout title="首页"><main><h1>首页</h1><pre>{pages.length}</pre></main></Layout>; }
