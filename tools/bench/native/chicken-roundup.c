// Hand-written C: Chicken Roundup (Johnson), random legal playouts of a full game, default options. Lower bound for the work.
// gcc -O3 -march=native (needs BMI2). Every decision is uniform among the legal moves; the way that the middle row
// closes is a decision (a move) of its own. args: games seats(=2) [v: a second line with more figures]
#include <stdio.h>
#include <stdint.h>
#include <string.h>
#include <stdlib.h>
#include <time.h>
#include <immintrin.h>
#ifndef TR
#define TR(...) ((void)0)
#endif
typedef uint64_t u64; typedef uint32_t u32;
static u32 a=0x9e3779b9,b=0x243f6a88,c=0xb7e15162,d=0x12345678;
static inline u32 rnd(void){u32 x=a^(a<<11);a=b;b=c;c=d;d=d^(d>>19)^x^(x>>8);return d;}
static inline u32 below(u32 n){return ((u64)rnd()*n)>>32;}
// A row is 5 bytes of a u64, byte = column from the west; card byte = action<<3|color (1..5 white..gold), 6 fox, 0 open.
// actions 0..5 the diagrams, 6 farmer, 7 dog, 8 parade, 9 fox trot; hand type = action*5+color-1. Rows 0 south, 1 middle, 2 north.
#define B 0x0101010101ULL
#define NL 0x3DEF /* columns 0..3 of three rows */
#define NF 0x7BDE /* columns 1..4 */
#define C02 0x1CE7 /* columns 0..2 */
#define FOX 6
static uint8_t CODE[50],TYPE[80],IDX[51],FULL[100]; static u32 NB[15];
typedef struct {u64 row[3]; u64 h1[2],h2[2]; int hn[2]; uint8_t stack[2][104]; int sn[2]; uint8_t deck[100]; int nd,roost,left; int turn; long moves,turns;} S;
static inline int nth(u32 m,int k){return __builtin_ctz(_pdep_u32(1u<<k,m));}
static inline u64 occ(u64 r){return (r|r>>1|r>>2)&B;}
static inline u64 put(int q,u64 v){return v<<(8*q);}
static inline int at(const S*s,int r,int q){return (s->row[r]>>(8*q))&0xFF;}
static inline void add(S*s,int p,int t){u64 m=1ULL<<t;s->h2[p]|=s->h1[p]&m;s->h1[p]|=m;s->hn[p]++;}
static inline void del(S*s,int p,int t){u64 m=1ULL<<t,two=s->h2[p]&m;s->h2[p]^=two;s->h1[p]^=m^two;s->hn[p]--;}
static inline u64 outer(int r,u64 x){u64 m=occ(x);x=_pext_u64(x,m*0xFF);return r?x<<(40-8*__builtin_popcountll(m)):x;}
static void middle(S*s){u64 x=s->row[1],m=occ(x);if(!m)return;
  int lo=__builtin_ctzll(m)>>3,hi=(63-__builtin_clzll(m))>>3,n=__builtin_popcountll(m);
  if(n==hi-lo+1)return;
  int way=below(2);s->moves++;TR("m 2 %d gap %s\n",s->turn,way?"right":"left");
  s->row[1]=_pext_u64(x,m*0xFF)<<(8*(way?hi-n+1:lo));}
static inline void close1(S*s,int r){if(r==1)middle(s);else s->row[r]=outer(r,s->row[r]);}
static inline int draw(S*s){
  if(s->nd==s->roost){s->roost=-1;s->left=s->turn==0?4:3;}
  if(!s->nd)return -1;
  int j=below(s->nd),t=s->deck[j];s->deck[j]=s->deck[--s->nd];TR("d %d\n",t);return t;}
static inline void swap2(S*s,int r,int p,int r2,int p2){u64 x=(u64)(at(s,r,p)^at(s,r2,p2));s->row[r]^=put(p,x);s->row[r2]^=put(p2,x);}
static inline void fill_outer(S*s,int r){u64 x=s->row[r];for(int i=__builtin_popcountll(occ(x));i<5;i++){int t=draw(s);if(t<0)break;x|=put(r?4-i:i,CODE[t]);}s->row[r]=x;}
typedef struct {u32 p0,p1,p2,low[7];} PL;   // the three bit planes of the colors; low[k]: chickens of a rank below k
static inline int rank(const PL*z,int q){return (z->p0>>q&1)|(z->p1>>q&1)<<1|(z->p2>>q&1)<<2;}
static int paths(const PL*z,int q){int n=1;  // strictly falling paths from q, of every length
  for(u32 x=NB[q]&z->low[rank(z,q)];x;x&=x-1)n+=paths(z,__builtin_ctz(x));
  return n;}
static void game(S*s){
  s->nd=100;memcpy(s->deck,FULL,100);
  s->roost=-2;s->left=-1;s->turn=0;s->turns=0;s->sn[0]=s->sn[1]=0;s->hn[0]=s->hn[1]=0;s->h1[0]=s->h1[1]=s->h2[0]=s->h2[1]=0;
  for(int r=2;r>=0;r--){u64 x=0;for(int q=0;q<5;q++)x|=put(q,r==1&&q==2?FOX:CODE[draw(s)]);s->row[r]=x;}
  for(int i=0;i<5;i++)for(int p=0;p<2;p++)add(s,p,draw(s));
  s->roost=below(20);TR("r %d\n",s->roost);
  while(s->left){
    const int me=s->turn,own=me?2:0,front=me?14:0;int parade=0;
    for(int plays=0;plays<2;plays++){
      const u64 R0=s->row[0],R1=s->row[1],R2=s->row[2];
      u32 p0=_pext_u64(R0,B)|_pext_u64(R1,B)<<5|_pext_u64(R2,B)<<10;
      u32 p1=_pext_u64(R0,B<<1)|_pext_u64(R1,B<<1)<<5|_pext_u64(R2,B<<1)<<10;
      u32 p2=_pext_u64(R0,B<<2)|_pext_u64(R1,B<<2)<<5|_pext_u64(R2,B<<2)<<10;
      u32 oc=p0|p1|p2,fm=p2&p1&~p0,ch=oc^fm;int fox=__builtin_ctz(fm);
      u32 col[6]={0,p0&~p1&~p2,p1&~p0&~p2,p0&p1&~p2,p2&~p1&~p0,p2&p0&~p1};
      u32 h=ch&(ch>>1),m0=h&NL,m1=ch&(ch>>5),m2=ch&(ch>>6)&NL,m3=ch&(ch>>4)&NF,m4=ch&(ch>>2)&(oc>>1)&C02,m5=h&(ch>>2)&C02,m6=h&(h>>5)&NL;
      u32 nb=NB[fox]&ch;const u64 hand=s->h1[me];
      int cnt[15];
      cnt[0]=__builtin_popcount(m0);cnt[1]=__builtin_popcount(m1);int nd1=__builtin_popcount(m2);cnt[2]=nd1+__builtin_popcount(m3);
      cnt[3]=__builtin_popcount(m4);cnt[4]=2*__builtin_popcount(m5);cnt[5]=2*__builtin_popcount(m6);cnt[6]=__builtin_popcount(ch);
      cnt[7]=1+(fox/5==1);cnt[8]=0;
      for(int k=1;k<=5;k++)cnt[8+k]=__builtin_popcount(col[k]);
      PL z;
      if((hand>>40&31)&&(ch>>front&1)){z.p0=p0;z.p1=p1;z.p2=p2;z.low[1]=0;for(int k=1;k<5;k++)z.low[k+1]=z.low[k]|col[k];cnt[8]=paths(&z,front);}
      int ty[5],cum[6]={0},n=__builtin_popcountll(hand);cnt[14]=0;  // cum: moves of the first k hand types, five rounds without branches
      u64 hx=hand;for(int k=0;k<5;k++,hx&=hx-1){int t=__builtin_ctzll(hx|1ULL<<50);ty[k]=t;cum[k+1]=cum[k]+cnt[IDX[t]];}const int tot=cum[5];
      int nc=__builtin_popcount(nb),all=tot+n*nc+1,r=below(all);s->moves++;
      if(r==all-1){TR("m %d %d end\n",all,me);break;}
      if(r>=tot){r-=tot;int k=r/nc,q=nth(nb,r-k*nc);
        TR("m %d %d catch %d %d\n",all,me,ty[k],q);
        del(s,me,ty[k]);int fr=fox/5,qr=q/5,qc=q%5;add(s,me,TYPE[at(s,qr,qc)]);
        s->row[fr]&=~put(fox%5,0xFF);s->row[qr]=(s->row[qr]&~put(qc,0xFF))|put(qc,FOX);close1(s,fr);continue;}
      const int k=(r>=cum[1])+(r>=cum[2])+(r>=cum[3])+(r>=cum[4]);r-=cum[k];
      int t=ty[k],q,x,y;del(s,me,t);
      switch(t/5){
      case 0:q=nth(m0,r);x=q/5;y=q%5;TR("m %d %d diagram %d %d>%d %d>%d\n",all,me,t,q,q+1,q+1,q);swap2(s,x,y,x,y+1);break;
      case 1:q=nth(m1,r);x=q/5;y=q%5;TR("m %d %d diagram %d %d>%d %d>%d\n",all,me,t,q,q+5,q+5,q);swap2(s,x,y,x+1,y);break;
      case 2:if(r<nd1){q=nth(m2,r);x=q/5;y=q%5;TR("m %d %d diagram %d %d>%d %d>%d\n",all,me,t,q,q+6,q+6,q);swap2(s,x,y,x+1,y+1);}
        else{q=nth(m3,r-nd1);x=q/5;y=q%5;TR("m %d %d diagram %d %d>%d %d>%d\n",all,me,t,q,q+4,q+4,q);swap2(s,x,y,x+1,y-1);}break;
      case 3:q=nth(m4,r);x=q/5;y=q%5;TR("m %d %d diagram %d %d>%d %d>%d\n",all,me,t,q,q+2,q+2,q);swap2(s,x,y,x,y+2);break;
      case 4:{q=nth(m5,r>>1);x=q/5;y=q%5;u64 v=s->row[x]>>(8*y)&0xFFFFFF,w;
        if(r&1){w=(v<<8&0xFFFFFF)|v>>16;TR("m %d %d diagram %d %d>%d %d>%d %d>%d\n",all,me,t,q,q+1,q+1,q+2,q+2,q);}
        else{w=v>>8|(v&0xFF)<<16;TR("m %d %d diagram %d %d>%d %d>%d %d>%d\n",all,me,t,q,q+2,q+1,q,q+2,q+1);}
        s->row[x]^=put(y,v^w);break;}
      case 5:{q=nth(m6,r>>1);x=q/5;y=q%5;u64 v=s->row[x]>>(8*y)&0xFFFF,w=s->row[x+1]>>(8*y)&0xFFFF,v2,w2;
        if(r&1){v2=(v<<8&0xFF00)|(w&0xFF);w2=(w>>8)|(v&0xFF00);TR("m %d %d diagram %d %d>%d %d>%d %d>%d %d>%d\n",all,me,t,q,q+1,q+1,q+6,q+5,q,q+6,q+5);}
        else{v2=(v>>8)|(w&0xFF00);w2=(w<<8&0xFF00)|(v&0xFF);TR("m %d %d diagram %d %d>%d %d>%d %d>%d %d>%d\n",all,me,t,q,q+5,q+1,q,q+5,q+6,q+6,q+1);}
        s->row[x]^=put(y,v^v2);s->row[x+1]^=put(y,w^w2);break;}
      case 6:q=nth(ch,r);x=q/5;TR("m %d %d farmer %d %d\n",all,me,t,q);s->row[x]&=~put(q%5,0xFF);close1(s,x);break;
      case 7:{x=fox/5;u64 v=s->row[x],m;v&=~put(fox%5,0xFF);int away=x==1?r:x==0;m=occ(s->row[x]);  // away: east
        int lo=__builtin_ctzll(m)>>3,hi=(63-__builtin_clzll(m))>>3;TR("m %d %d dog %d %s\n",all,me,t,x==1?r?"right":"left":"out");
        v=_pext_u64(v,occ(v)*0xFF);s->row[x]=away?v<<(8*lo)|put(hi,FOX):v<<(8*lo+8)|put(lo,FOX);break;}
      case 8:q=front;parade=1;TR("m %d %d parade %d",all,me,t);
        for(;;){TR(" %d",q);s->stack[me][s->sn[me]++]=rank(&z,q);s->row[q/5]&=~put(q%5,0xFF);if(!r)break;r--;
          for(u32 w=NB[q]&z.low[rank(&z,q)];;w&=w-1){q=__builtin_ctz(w);int g=paths(&z,q);if(r<g)break;r-=g;}}
        TR("\n");s->row[0]=outer(0,s->row[0]);s->row[2]=outer(2,s->row[2]);middle(s);break;
      case 9:{q=nth(col[t-44],r);TR("m %d %d foxtrot %d %d\n",all,me,t,q);int fr=fox/5,qr=q/5,qc=q%5;add(s,me,TYPE[at(s,qr,qc)]);
        s->row[fr]&=~put(fox%5,0xFF);s->row[qr]=(s->row[qr]&~put(qc,0xFF))|put(qc,FOX);close1(s,fr);break;}
      }
      if(parade)break;
    }
    u64 x=s->row[own];
    if(!parade){int prev=6,k;   // sending in
      if(me)while((k=x>>32&7)&&k<prev){s->stack[1][s->sn[1]++]=prev=k;x=x<<8&0xFFFFFFFFFFULL;}
      else while((k=x&7)&&k<prev){s->stack[0][s->sn[0]++]=prev=k;x>>=8;}}
    u64 f=(s->row[1]>>2)&(s->row[1]>>1)&~s->row[1]&B;   // exposed?
    if(f&&!(x&(f*0xFF))){s->row[1]^=f*FOX;int n=__builtin_popcountll(occ(x));x|=put(me?4-n:n,FOX);middle(s);}
    if((x>>(me?32:0)&0xFF)==FOX&&s->sn[me])s->sn[me]--;
    s->row[own]=x;
    fill_outer(s,2-own);
    u64 o=~occ(s->row[1])&B;
    if(o){while(o){int t=draw(s);if(t<0)break;s->row[1]|=put(__builtin_ctzll(o)>>3,CODE[t]);o&=o-1;} if(!s->nd)middle(s);}
    fill_outer(s,own);
    while(s->hn[me]<5){int t=draw(s);if(t<0)break;add(s,me,t);}
    s->left--;s->turns++;s->turn=1-me;
    if(s->left<-1)s->left=-1;
  }
}
int main(int argc,char**argv){int G=argc>1?atoi(argv[1]):1000000,P=argc>2?atoi(argv[2]):2;if(P!=2){fprintf(stderr,"two players\n");return 1;}
  for(int t=0;t<50;t++){CODE[t]=(t/5)<<3|(t%5+1);TYPE[CODE[t]]=t;IDX[t]=t<45?t/5:9+t-45;}
  IDX[50]=14;for(int i=0;i<100;i++)FULL[i]=i>>1;
  for(int q=0;q<15;q++)NB[q]=(q%5?1u<<(q-1):0)|(q%5<4?1u<<(q+1):0)|(q>=5?1u<<(q-5):0)|(q<10?1u<<(q+5):0);
  long moves=0,rounds=0,chk=0,s0=0,s1=0,w0=0,w1=0;double q0=0,q1=0,ql=0;static S s;struct timespec t0,t1;clock_gettime(CLOCK_PROCESS_CPUTIME_ID,&t0);
  for(int g=0;g<G;g++){s.moves=0;game(&s);moves+=s.moves;rounds+=s.turns/2;chk+=s.sn[0]+s.sn[1];
    TR("e %d %d\n",s.sn[0],s.sn[1]);
    s0+=s.sn[0];s1+=s.sn[1];q0+=s.sn[0]*s.sn[0];q1+=s.sn[1]*s.sn[1];ql+=(double)s.moves*s.moves;
    int x=s.sn[0]-s.sn[1];if(!x){int k[6]={0};for(int i=0;i<s.sn[0];i++)k[s.stack[0][i]]++;for(int i=0;i<s.sn[1];i++)k[s.stack[1][i]]--;for(int i=5;i&&!x;i--)x=k[i];}
    w0+=x>0;w1+=x<0;}
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID,&t1);double t=(t1.tv_sec-t0.tv_sec)+(t1.tv_nsec-t0.tv_nsec)*1e-9;
  printf("C: games %d moves %ld rounds %ld chk %ld time %.3f s, %.2f Mmoves/s\n",G,moves,rounds,chk,t,moves/t/1e6);
  if(argc>3){double n=G,m=moves/n;printf("moves/game %.4f (var %.3f) rounds/game %.4f score %.4f (var %.2f) : %.4f (var %.2f) wins %.4f : %.4f draws %.5f\n",m,ql/n-m*m,rounds/n,
    s0/n,q0/n-s0/n*s0/n,s1/n,q1/n-s1/n*s1/n,w0/n,w1/n,1-(w0+w1)/n);}
  return 0;}
