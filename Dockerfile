# A hall in a container: `docker build -t longhall .`, then `docker run -p 8000:8000 -v hall:/data longhall`.
FROM python:3.13-bookworm AS build
WORKDIR /source
COPY . .
RUN pip install --no-cache-dir -c constraints.txt build mypy setuptools wheel \
    && python scripts/package.py --out /dist \
    && cp constraints.txt /dist

FROM python:3.13-slim-bookworm
RUN --mount=type=bind,from=build,source=/dist,target=/dist \
    pip install --no-cache-dir -c /dist/constraints.txt --find-links /dist 'longhall[server]' \
    && useradd --uid 1000 --create-home --home-dir /data hall
USER 1000
WORKDIR /data
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/healthz', timeout=4)"]
ENTRYPOINT ["longhall"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000", "--data", "/data"]
