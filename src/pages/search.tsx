import Layout from '@theme/Layout';
export default function Search() { return <Layout title="搜索"><main id="all-pages"><h1>搜索</h1></main></Layout>; }
