import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [index('routes/page.tsx'), route('late', 'routes/late.tsx')] satisfies RouteConfig;
