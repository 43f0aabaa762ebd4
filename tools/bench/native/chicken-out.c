// Hand-written C: Chicken Out! (Parlett), default options, random legal playouts of a full game. Lower bound for the work.
// args: games, seats; any third argument prints the means by seat.
// A move is one decision: play (an opening lays two cards), chicken out, or stop. A round is a series that ended.
#include <stdio.h>
#include <stdint.h>
#include <string.h>
#include <stdlib.h>
#include <time.h>
static uint32_t a=0x9e3779b9,b=0x243f6a88,c=0xb7e15162,d=0x12345678;
static inline uint32_t rnd(void){uint32_t x=a^(a<<11);a=b;b=c;c=d;d=d^(d>>19)^x^(x>>8);return d;}
static inline uint32_t below(uint32_t n){return ((uint64_t)rnd()*n)>>32;}
static uint32_t pool=1;   // coin flips, 31 from one draw; the marker bit tells when it is empty
static inline uint32_t flip(void){if(pool==1)pool=rnd()|0x80000000u;uint32_t r=pool&1;pool>>=1;return r;}
// kinds: 0..11 black, 12..21 red 2..11, then the foxes
enum {SAME=22,ZERO,DOUBLE,TWENTY,KINDS};
enum {OPEN,TURN,OWN,OWNMAY};   // OWN: the first card of an own count is forced; OWNMAY: may stop
static uint8_t NEXT[21][32],DECK[60];
static void tables(void){
  static const uint8_t black[12]={3,3,2,2,2,2,2,4,2,2,2,2},fox[4]={4,2,2,2};int k=0;
  for(int i=0;i<12;i++)for(int j=0;j<black[i];j++)DECK[k++]=i;
  for(int i=2;i<12;i++)for(int j=0;j<(i==7?4:2);j++)DECK[k++]=10+i;
  for(int i=0;i<4;i++)for(int j=0;j<fox[i];j++)DECK[k++]=SAME+i;
  for(int n=0;n<21;n++){for(int i=0;i<12;i++)NEXT[n][i]=n+i;
    for(int i=2;i<12;i++)NEXT[n][10+i]=n+i>21?n-i:n+i;
    NEXT[n][ZERO]=0;NEXT[n][DOUBLE]=2*n;NEXT[n][TWENTY]=20;}
}
static uint8_t pile[5][64],series[64];   // piles are rings
int main(int argc,char**argv){int G=atoi(argv[1]),P=atoi(argv[2]);tables();
 long moves=0,rounds=0,turnsum=0,capped=0,chk=0,rank[5]={0},left[5]={0},first[5]={0};
 struct timespec t0,t1;clock_gettime(CLOCK_PROCESS_CPUTIME_ID,&t0);uint8_t deck[60];memcpy(deck,DECK,60);
 for(int g=0;g<G;g++){
  uint32_t head[5],size[5];
  for(int i=59;i>0;i--){int j=below(i+1);uint8_t t=deck[i];deck[i]=deck[j];deck[j]=t;}
  {int k=0;for(int i=0;i<60/P;i++)for(int p=0;p<P;p++)pile[p][i]=deck[k++];}
  for(int p=0;p<P;p++){head[p]=0;size[p]=60/P;}
  int seat=0,phase=OPEN,turns=0,nout=0,out[5];uint32_t n=0,cnt=0,prev=0;
#define TAKE() do{uint8_t*q=pile[seat];uint32_t e=head[seat]+size[seat];for(uint32_t i=0;i<n;i++)q[(e+i)&63]=series[i];size[seat]+=n;n=0;cnt=0;prev=0;rounds++;}while(0)
#define LAY() do{uint32_t k=pile[seat][head[seat]++&63];series[n++]=k;if(k!=SAME)prev=k;cnt=NEXT[cnt][prev];}while(0)
#define PASS(ph) do{if(++turns==2000){capped++;goto end;}phase=ph;do{if(++seat==P)seat=0;}while(!size[seat]);}while(0)
  for(;;){moves++;
   if(phase==TURN){if(cnt>=11&&flip()){TAKE();if(nout)break;phase=OWN;continue;}}
   else if(phase==OWNMAY){if(flip()){PASS(TURN);continue;}}
   else if(phase==OPEN&&size[seat]>1){size[seat]--;LAY();}
   size[seat]--;LAY();
   if(cnt<21){
    if(!size[seat]){out[nout++]=seat;if(nout==P)break;PASS(TURN);}
    else if(phase>=OWN)phase=OWNMAY;
    else PASS(TURN);
   } else if(cnt>21){TAKE();if(nout)break;PASS(OPEN);}
   else {n=0;cnt=0;prev=0;rounds++;if(!size[seat])out[nout++]=seat;if(nout)break;phase=OWN;}
  }
  end: turnsum+=turns;
  {int isout[5]={0};for(int i=0;i<nout;i++){isout[out[i]]=1;rank[out[i]]+=i+1;chk+=i+1;}
   if(nout)first[out[0]]++;
   for(int p=0;p<P;p++){left[p]+=size[p];if(!isout[p]){int r=nout+1;for(int q=0;q<P;q++)if(!isout[q]&&size[q]<size[p])r++;rank[p]+=r;chk+=r;}}}
 }
 clock_gettime(CLOCK_PROCESS_CPUTIME_ID,&t1);double t=(t1.tv_sec-t0.tv_sec)+(t1.tv_nsec-t0.tv_nsec)*1e-9;
 printf("C: games %d moves %ld rounds %ld chk %ld time %.3f s, %.2f Mmoves/s\n",G,moves,rounds,chk,t,moves/t/1e6);
 if(argc>3){printf("moves/game %.3f turns/game %.3f rounds/game %.4f capped %ld\n",(double)moves/G,(double)turnsum/G,(double)rounds/G,capped);
  for(int p=0;p<P;p++)printf("seat %d: rank %.4f cards left %.4f first out %.4f\n",p,(double)rank[p]/G,(double)left[p]/G,(double)first[p]/G);}}
