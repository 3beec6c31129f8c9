/*
 * A disk that misbehaves, put under one process with LD_PRELOAD. It stands between the process and
 * libc for files whose path contains FAULT_FILES, and does what the first line of FAULT_CONTROL says
 * at that moment, so that a test can break and mend the disk while the process runs:
 *
 *   eio-read | eio-write | eio-sync     the call fails with EIO
 *   full                                writes fail with ENOSPC
 *   no-checkpoint                       those into the database itself do, not those into its log
 *   slow-sync <ms>                      every sync takes so long
 *   hold-sync                           every sync waits until something else is said
 *   slow-disk <kB>                      so much is read or written in a second, each call by itself
 *
 * With FAULT_CUTS it also takes pictures of what a power cut would leave: at every sync, and at every
 * `FAULT_CUT_EVERY`th write, a folder with each file as of its last sync, plus a random half of the
 * 512-byte sectors written since, at a random length between the two. Files whose path contains
 * FAULT_WITNESS are copied as they are: what the process has told the world by then.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#define SECTOR 512
#define MOST_FILES 8

static struct { char path[512]; char name[128]; } seen[MOST_FILES];
static int files, cuts, writes;
static unsigned int seed = 20261121;

static const char *env(const char *name) {
  const char *value = getenv(name);
  return value ? value : "";
}

/* The path behind a descriptor when it is one of ours, else null. */
static const char *ours(int fd, char *path) {
  char link[64];
  const char *part = env("FAULT_FILES");
  if (!*part) return NULL;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, 511);
  if (length <= 0) return NULL;
  path[length] = 0;
  return strstr(path, part) ? path : NULL;
}

static int told(const char *word, long *number) {
  char line[64] = "";
  int fd = syscall(SYS_openat, AT_FDCWD, env("FAULT_CONTROL"), O_RDONLY);
  if (fd < 0) return 0;
  ssize_t length = syscall(SYS_read, fd, line, sizeof line - 1);
  syscall(SYS_close, fd);
  if (length <= 0) return 0;
  size_t size = strlen(word);
  if (strncmp(line, word, size)) return 0;
  if (number) *number = atol(line + size);
  return 1;
}

static char *contents(const char *path, size_t *size) {
  struct stat about;
  *size = 0;
  int fd = syscall(SYS_openat, AT_FDCWD, path, O_RDONLY);
  if (fd < 0) return calloc(1, 1);
  fstat(fd, &about);
  char *bytes = calloc(1, about.st_size + 1);
  ssize_t got;
  while ((got = syscall(SYS_read, fd, bytes + *size, about.st_size - *size)) > 0) *size += got;
  syscall(SYS_close, fd);
  return bytes;
}

static void store(const char *path, const char *bytes, size_t size) {
  int fd = syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  for (size_t at = 0; fd >= 0 && at < size;) {
    ssize_t put = syscall(SYS_write, fd, bytes + at, size - at);
    if (put <= 0) break;
    at += put;
  }
  if (fd >= 0) syscall(SYS_close, fd);
}

static int known(const char *path) {
  for (int at = 0; at < files; at++)
    if (!strcmp(seen[at].path, path)) return at;
  if (files == MOST_FILES) return -1;
  const char *name = strrchr(path, '/');
  snprintf(seen[files].path, 512, "%s", path);
  snprintf(seen[files].name, 128, "%.127s", name ? name + 1 : path);
  return files++;
}

/* What is on the platter of a file: its contents when it was last synced. */
static void platter(int at, char *path) {
  snprintf(path, 1024, "%s/platter-%s", env("FAULT_CUTS"), seen[at].name);
}

static void picture(void) {
  char folder[700], from[1024], to[1024];
  snprintf(folder, sizeof folder, "%s/cut-%05d", env("FAULT_CUTS"), cuts++);
  mkdir(folder, 0700);
  for (int at = 0; at < files; at++) {
    size_t safe, now;
    platter(at, from);
    char *kept = contents(from, &safe);
    char *live = contents(seen[at].path, &now);
    size_t longer = safe > now ? safe : now, shorter = safe < now ? safe : now;
    size_t size = shorter + (longer > shorter ? rand_r(&seed) % (longer - shorter + 1) : 0);
    char *left = calloc(1, size + 1);
    for (size_t sector = 0; sector < size; sector += SECTOR) {
      int fresh = rand_r(&seed) & 1;
      const char *source = fresh ? live : kept;
      size_t has = fresh ? now : safe, span = size - sector < SECTOR ? size - sector : SECTOR;
      if (sector < has) memcpy(left + sector, source + sector, has - sector < span ? has - sector : span);
    }
    snprintf(to, sizeof to, "%s/%s", folder, seen[at].name);
    store(to, left, size);
    free(kept), free(live), free(left);
  }
  size_t size;
  char *said = contents(env("FAULT_WITNESS"), &size);
  snprintf(to, sizeof to, "%s/told", folder);
  store(to, said, size);
  free(said);
}

static int fails(int error) {
  errno = error;
  return -1;
}

static void spend(long ns) {
  struct timespec pause = {ns / 1000000000, ns % 1000000000};
  nanosleep(&pause, NULL);
}

/* The time that a slow disk needs for so many bytes. */
static void moved(size_t bytes) {
  long kb = 0;
  if (told("slow-disk", &kb) && kb > 0) spend(bytes * 1000000 / kb);
}

static int synced(int fd, const char *call) {
  int (*next)(int) = dlsym(RTLD_NEXT, call);
  char path[512];
  long ms = 0;
  if (!ours(fd, path)) return next(fd);
  if (told("eio-sync", NULL)) return fails(EIO);
  if (told("slow-sync", &ms)) spend(ms * 1000000);
  while (told("hold-sync", NULL)) spend(10 * 1000000);
  int at = *env("FAULT_CUTS") ? known(path) : -1;
  if (at >= 0) picture();
  int result = next(fd);
  if (at >= 0) {
    char to[1024];
    size_t size;
    char *bytes = contents(path, &size);
    platter(at, to);
    store(to, bytes, size);
    free(bytes);
  }
  return result;
}

int fsync(int fd) { return synced(fd, "fsync"); }
int fdatasync(int fd) { return synced(fd, "fdatasync"); }

ssize_t pread64(int fd, void *bytes, size_t size, off64_t at) {
  ssize_t (*next)(int, void *, size_t, off64_t) = dlsym(RTLD_NEXT, "pread64");
  char path[512];
  if (!ours(fd, path)) return next(fd, bytes, size, at);
  if (told("eio-read", NULL)) return fails(EIO);
  moved(size);
  return next(fd, bytes, size, at);
}

ssize_t pwrite64(int fd, const void *bytes, size_t size, off64_t at) {
  ssize_t (*next)(int, const void *, size_t, off64_t) = dlsym(RTLD_NEXT, "pwrite64");
  char path[512];
  if (!ours(fd, path)) return next(fd, bytes, size, at);
  if (told("eio-write", NULL)) return fails(EIO);
  if (told("full", NULL)) return fails(ENOSPC);
  if (!strcmp(path + strlen(path) - 3, ".db") && told("no-checkpoint", NULL)) return fails(ENOSPC);
  moved(size);
  ssize_t put = next(fd, bytes, size, at);
  if (!*env("FAULT_CUTS")) return put;
  known(path);
  const char *every = env("FAULT_CUT_EVERY");
  if (*every && ++writes % atoi(every) == 0) picture();
  return put;
}
