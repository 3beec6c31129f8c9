// What buyers ask for and no field of a listing answers alone: mostly only its description can:
// key | label | categories it suggests when the buyer names none | words buyers use | claim (`BusFeature`)
export const featureRows = `
lift_door_only|Lift door without lift||lift door;wheelchair door
heat_rear|Rear heat||rear heat;rear heater;floor heater;webasto;espar;aux heat;auxiliary heater
leather|Leather seats||leather;leatherette;leather seat
track_seating|Track seating||track seat;removable seat;l track;flex seating;track seating;tracking seat;quick release seat;flex seat;slide and click
wifi|Wi-Fi||wifi;wi fi;wireless internet;internet;router
outlets|Power outlets||110v;110 outlet;outlet;power outlet;usb;usb port;power port;charging port;usb charger;usb outlet;usb plug;electrical outlet;phone charger|phrase
tv_dvd|TV and DVD||tv;tvs;dvd;dvd player;monitor;flat screen;video system;video monitor;television
pa|PA system||pa system;microphone;public address
amfm|Radio||am/fm;amfm;radio;stereo;bluetooth;cd player
galley|Galley||galley;kitchen;kitchenette;coffee maker
bar|Bar and coolers||wet bar;bar;ice chest;cooler
dance_pole|Dance pole and lights||dance pole;pole;stripper pole;led light;laser;fiber optic
card_tables|Tables||card table;game table;conference table;tables
sleeper|Bunks|conversion|bunk;bunk bed;sleeper
generator|Generator||generator;genset;onan;kohler
slide_outs|Slide-outs||slide;slide out;slideout;double slide;triple slide;quad slide
retarder|Engine brake or retarder||jake;jake brake;telma;retarder;exhaust brake;engine brake
cruise|Cruise control||cruise;cruise control
aluminum_wheels|Aluminum wheels||alcoa;aluminum wheel;alloy wheel;alloy;alcoa wheel
electric_door|Electric entrance door||power door;electric door
air_door|Air door||air door
stainless|Stainless steel||stainless;stainless steel
destination_sign|Destination sign||luminator;twin vision;destination sign;led sign
farebox|Fare box||farebox;fare box
bike_rack|Bike rack||bike rack
backup_camera|Backup camera||backup camera;camera;back up camera;rear camera;backup cam;rear view camera
camera_360|Camera system||dvr;360 camera;surveillance;seon;angel trax;camera system;security camera
gps|GPS||gps;zonar;samsara;telematics
stop_arm|Stop arm and eight-way lights|school|stop arm;stop sign;8 way;8 way light;eight way light
crossing_gate|Crossing gate||crossing arm;crossing gate
roof_hatch|Roof hatches||roof hatch
emergency_windows|Push-out windows||push out window;egress window
tinted|Tinted windows||tint;tinted;tinted window;dark window;limo tint
raised_roof|Raised roof||high roof;hitop;hi top;high top;high headroom;high ceiling;tall ceiling;extra headroom;raised roof;roof raise;78 inch headroom;headroom;tall enough to stand;tall enough to stand up;stand up room;stand up height;standing height
rear_engine|Rear engine||rear engine;rear engined;pusher;engine in back;engine in the back;engine in rear;engine in the rear;rear motor
front_engine|Front engine||front engine;front engined;engine in front;engine in the front;engine up front;front motor
low_floor|Low floor||low floor;lowfloor;step free
open_top|Open top|double-decker|open top;opentop;open roof;topless;open air;open sided
seats_removed|Seats removed||seats out;gutted;empty shell;bus shell;shell bus;seats removed;stripped|phrase
rust_free|Rust free||no rust;rust free;rustfree;without rust;southern bus;zero rust;free of rust;free from rust;not rusty|phrase
undercoated|Undercoated||undercoat;undercoating;undercoated
dot_ready|DOT inspected||dot ready;dot inspected;fresh dot;dot inspection;inspected;state inspected;current inspection
warranty|Warranty||warranty;factory warranty;under warranty
one_owner|One owner||1 owner;one owner;single owner
fleet_maintained|Maintenance records||maintenance record;service record;fleet maintained;fleet maintenance;service history
new_tires|Good tires||new tire;good tire
carb|CARB compliant||carb;carb compliant;carb legal;california legal;california compliant;ca legal;ca compliant;spab
price_reduced|Price reduced||reduced price;price reduced;reduced;price reduction;price drop;price dropped;dropped price;price cut;price lowered;lowered price;marked down;markdown;discount;discounted;price reductions;price drops|price
def_free|No DEF or DPF||pre emission;emission exempt;no def;no dpf;pre def;without def;no emission;def free;deleted|phrase
`;
