# The site as a container: `docker build --build-arg SITE_URL=https://… .`, or compose.yaml. How it is run and replaced:
# docs/deploy-server.md.

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1 CONTENTLAYER_TELEMETRY_DISABLED=1 DO_NOT_TRACK=1
COPY package.json package-lock.json .npmrc ./
COPY art/package.json art/
COPY packages/strata/package.json packages/strata/
# No package needs its install script (`allowScripts` in package.json).
RUN --mount=type=cache,target=/root/.npm npm ci --include=dev --ignore-scripts --no-audit --no-fund
COPY . .
# Built pages contain it.
ARG SITE_URL
ENV BUILD_OUTPUT=standalone
# Scripts and styles of earlier releases stay in this cache, for the pages that are still open in browsers.
RUN --mount=type=cache,id=amberline-files,target=/kept \
  npm run build --silent && npm run release --silent -- --keep /kept
# Without its symbols for debuggers, Node takes 18 MB less. Beside the C library it needs two others.
RUN apt-get update -qq && apt-get install -y -qq --no-install-recommends binutils \
  && mkdir -p /program/usr/local/bin \
  && strip --strip-unneeded -o /program/usr/local/bin/node /usr/local/bin/node \
  && cp -L --parents /usr/lib/*-linux-gnu/libstdc++.so.6 /usr/lib/*-linux-gnu/libgcc_s.so.1 /program

# The C library and certificates, no shell and no package manager. Node is the one that built.
FROM gcr.io/distroless/base-nossl-debian12:nonroot
COPY --from=build /program /
COPY --from=build /app/release /app
WORKDIR /app
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOSTNAME=0.0.0.0 PORT=3000 KEEP_ALIVE_TIMEOUT=65000
ENV NODE_OPTIONS=--max-old-space-size=1024
EXPOSE 3000
USER nonroot
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=2 \
  CMD ["/usr/local/bin/node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["/usr/local/bin/node"]
CMD ["server.js"]
