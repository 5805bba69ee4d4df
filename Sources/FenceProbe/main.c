#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
#include <errno.h>
#include <string.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <dirent.h>
#include <sys/wait.h>
int main(int c,char**v){
 printf("pid %d ppid %d uid %d sid %d\n",getpid(),getppid(),getuid(),getsid(0));
 for(int i=0;i<10;i++){struct stat s; if(!fstat(i,&s)){char l[200]={0},p[40];sprintf(p,"/proc/self/fd/%d",i);readlink(p,l,199);printf("fd %d %s\n",i,l);}}
 extern char**environ; printf("env %s\n",environ[0]?environ[0]:"none");
 char*f[]={"/etc/passwd","/etc/shadow","/proc/self/maps","/proc/1/cmdline","/proc/1/environ","/usr/lib/os-release",c>1?v[1]:"/nothing",0};
 for(char**p=f;*p;p++){int d=open(*p,O_RDONLY);struct stat s;int st=stat(*p,&s);printf("%s open %s stat %s\n",*p,d<0?strerror(errno):"ok",st?"no":"ok");}
 DIR*d=opendir("/");if(!d)perror("opendir");else{struct dirent*e;while((e=readdir(d)))printf("%s ",e->d_name);puts("");}
 d=opendir("/proc");if(!d)perror("opendir");else{struct dirent*e;while((e=readdir(d)))printf("%s ",e->d_name);puts("");}
 int p=fork(); if(!p)_exit(7); int st; printf("fork %d wait %d",p,waitpid(p,&st,0)); printf(" st %x\n",st);
 char*a[]={"x",0}; execve("/proc/self/exe",a,a); printf("exec %s\n",strerror(errno));
 return 5;}
